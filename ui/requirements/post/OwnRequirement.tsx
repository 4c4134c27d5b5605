import '#ui/kit/native-select-styles.ts'
import '#ui/kit/text-field-styles.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { ObligationInput } from '@osh/core/obligations/entering/obligation-input.ts'
import { type Section, sections } from '@osh/core/sections/section.ts'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useState } from 'react'
import { SubjectFields } from '#ui/obligations/SubjectFields.tsx'
import { sectionHeads, postTexts as texts } from '../texts.ts'
import styles from './Post.module.css'
import type { PostStore } from './post-store.ts'

type Props = { readonly store: PostStore; readonly onDone: () => void }

/** What the organisation requires of itself, and by which order. */
const OwnRequirement = observer(function OwnRequirement({ store, onDone }: Props) {
  const [section, setSection] = useState<Section>('training')
  const [subject, setSubject] = useState<ObligationInput>({})
  const [periodicity, setPeriodicity] = useState('1 год')
  const [basis, setBasis] = useState('')
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (await store.decide('addOwn', { ...subject, section, periodicity, basis })) onDone()
  }
  return (
    <form noValidate className={styles.own} onSubmit={(event) => void save(event)}>
      <NativeSelect
        label={texts.section}
        data={sections.map((value) => ({ value, label: sectionHeads[value] }))}
        value={section}
        onChange={({ currentTarget }) => {
          setSection(sections.find((one) => one === currentTarget.value) ?? 'training')
          setSubject({})
        }}
      />
      <SubjectFields
        section={section}
        value={subject}
        onChange={(changes) => setSubject({ ...subject, ...changes })}
        messages={{}}
        ownNames={[]}
      />
      <TextInput
        label={texts.periodicity}
        description={texts.periodicityHint}
        maxLength={100}
        value={periodicity}
        onChange={({ currentTarget }) => setPeriodicity(currentTarget.value)}
      />
      <TextInput
        label={texts.basis}
        description={texts.basisHint}
        maxLength={200}
        value={basis}
        onChange={({ currentTarget }) => setBasis(currentTarget.value)}
      />
      {store.refusal !== null && <p className={styles.wrong}>{store.refusal}</p>}
      <div className={styles.buttons}>
        <Button type="submit" variant="default" loading={store.busy}>
          {texts.saveOwn}
        </Button>
        <Button variant="default" onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
})

export default OwnRequirement
