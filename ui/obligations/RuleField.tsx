import { listRecurringRules } from '@osh/core/obligations/entering/recurring-rules.ts'
import { keepTogether } from '@osh/core/wording/formats/no-break.ts'
import { citeAll } from '@osh/core/wording/law/norms.ts'
import { observer } from 'mobx-react-lite'
import { OptionalLabel } from '#ui/kit/forms/OptionalLabel.tsx'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import type { ObligationFormStore } from './obligation-form-store.ts'
import { obligationTexts as texts } from './texts.ts'

type Props = { readonly store: Pick<ObligationFormStore, 'section' | 'input' | 'messages' | 'type'> }

/** The rule of law that the obligation falls under, and what else is to be known of it. */
export const RuleField = observer(function RuleField({ store }: Props) {
  const rules = listRecurringRules(store.section)
  if (rules.length === 0) return null
  const chosen = rules.find(({ id }) => id === store.input.ruleId)
  return (
    <SelectField
      id="ruleId"
      label={<OptionalLabel of={texts.rule} />}
      description={chosen?.note ?? undefined}
      choices={rules.map(({ id, short, citations }) => ({
        value: id,
        label: keepTogether(`${short}, ${citeAll(citations)}`),
      }))}
      value={store.input.ruleId === null ? null : String(store.input.ruleId)}
      error={store.messages.ruleId}
      onChange={(ruleId) => store.type({ ruleId })}
    />
  )
})
