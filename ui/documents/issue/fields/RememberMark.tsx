import '#ui/kit/checkbox-styles.ts'
import { Checkbox } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { issueTexts as texts } from '../texts.ts'
import type { ValueProps } from './value-field.ts'

/** Offers to keep what was typed among the company's facts, so that the next paper has it. */
export const RememberMark = observer(function RememberMark({ store, spec }: ValueProps) {
  if (!store.canRemember(spec)) return null
  return (
    <Checkbox
      mt={6}
      size="xs"
      label={texts.remember}
      aria-label={texts.rememberOf(spec.label)}
      description={spec.kind.type === 'rows' ? texts.rememberRows : undefined}
      checked={store.remembered.has(spec.name)}
      onChange={(event) => store.remember(spec, event.currentTarget.checked)}
    />
  )
})
