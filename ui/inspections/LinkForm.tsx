import '#ui/kit/text-field-styles.ts'
import '#ui/kit/checkbox-styles.ts'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { inspectedParts } from '@osh/core/inspections/inspection-link.ts'
import { partWords } from '@osh/core/inspections/part-words.ts'
import { hiddenKinds } from '@osh/core/rights/membership.ts'
import { hiddenNames } from '@osh/core/rights/role-words.ts'
import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useUnsavedChanges } from '#ui/kit/dialogs/use-unsaved-changes.tsx'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { focusField } from '#ui/kit/forms/ErrorSummary.tsx'
import styles from './Inspections.module.css'
import type { InspectionsStore } from './inspections-store.ts'
import { inspectionTexts as texts } from './texts.ts'

/** Where the cursor goes after a refusal. */
const places = ['name', 'parts', 'asOf', 'expiresOn'] as const
const nameFieldId = (field: string): string => `link-${field}`

const without = <T,>(all: readonly T[], one: T): readonly T[] => all.filter((other) => other !== one)

/** What a new link shows, to whom and how long. */
export const LinkForm = observer(function LinkForm({ store }: { readonly store: InspectionsStore }) {
  const { typed, messages } = store
  const make = async (): Promise<boolean> => {
    const isMade = await store.make()
    const wrong = places.find((field) => store.messages[field] !== undefined)
    if (wrong) requestAnimationFrame(() => focusField(nameFieldId(wrong)))
    return isMade
  }
  const { question, leave } = useUnsavedChanges(
    typed !== null && (typed.name !== '' || typed.parts.length > 0),
    make,
  )
  if (typed === null) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void make()
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {question}
      <TextInput
        id={nameFieldId('name')}
        label={texts.name}
        description={texts.nameHint}
        maxLength={200}
        autoComplete="off"
        value={typed.name}
        error={messages.name}
        onChange={({ currentTarget }) => store.type({ name: currentTarget.value })}
      />
      <Checkbox.Group
        label={texts.parts}
        error={messages.parts}
        value={[...typed.parts]}
        onChange={(chosen) => store.type({ parts: inspectedParts.filter((part) => chosen.includes(part)) })}
      >
        <div className={styles.choices}>
          {inspectedParts.map((part, i) => (
            <Checkbox
              key={part}
              {...(i === 0 ? { id: nameFieldId('parts') } : {})}
              value={part}
              label={partWords[part]}
            />
          ))}
        </div>
      </Checkbox.Group>
      <div className={styles.days}>
        <DateField
          id={nameFieldId('asOf')}
          label={texts.asOf}
          max={store.today}
          value={typed.asOf}
          error={messages.asOf}
          onChange={(asOf) => store.type({ asOf })}
        />
        <DateField
          id={nameFieldId('expiresOn')}
          label={texts.expiresOn}
          min={store.today}
          value={typed.expiresOn}
          error={messages.expiresOn}
          onChange={(expiresOn) => store.type({ expiresOn })}
        />
      </div>
      <fieldset className={styles.granted}>
        <legend>{texts.granted}</legend>
        <div className={styles.choices}>
          {hiddenKinds.map((kind) => (
            <Checkbox
              key={kind}
              label={hiddenNames[kind]}
              checked={typed.granted.includes(kind)}
              onChange={({ currentTarget: { checked } }) =>
                store.type({
                  granted: checked ? [...typed.granted, kind] : without(typed.granted, kind),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <p role="alert" className={styles.failure}>
        {messages.form}
      </p>
      <div className={styles.days}>
        <Button type="submit" loading={store.busy}>
          {texts.make}
        </Button>
        <Button variant="default" onClick={() => leave(store.drop)}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
})
