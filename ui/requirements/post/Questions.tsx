import '#ui/kit/native-select-styles.ts'
import '#ui/kit/text-field-styles.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { ppeNorms } from '@osh/core/norms/ppe/ppe-norms-767n.ts'
import { kindWords, traitWords } from '@osh/core/requirements/answer-words.ts'
import { type PositionProfile, traits, workerKinds } from '@osh/core/requirements/position-profile.ts'
import { suggestProfile } from '@osh/core/requirements/suggesting/suggest-profile.ts'
import { workingConditionsClasses } from '@osh/core/sections/working-conditions.ts'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { questionTexts as texts } from '../texts.ts'
import { PickMany } from './PickMany.tsx'
import styles from './Post.module.css'
import type { PostStore } from './post-store.ts'
import { classChoices, questionChoices } from './question-choices.ts'

type Props = {
  readonly store: PostStore
  readonly position: string
  /** Null: nothing was answered yet, and the answers begin with what the position's name says. */
  readonly profile: PositionProfile | null
  readonly onDone: () => void
}

/** What is asked once about a post; from the answers follows what the law asks for. */
const Questions = observer(function Questions({ store, position, profile, onDone }: Props) {
  const [answers, setAnswers] = useState(() => profile ?? suggestProfile(position, ppeNorms))
  const first = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (profile !== null) first.current?.focus()
  }, [profile])
  const set = (changes: Partial<PositionProfile>) => setAnswers({ ...answers, ...changes })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (await store.decide('answer', answers)) onDone()
  }
  return (
    <form noValidate className={styles.questions} onSubmit={(event) => void save(event)}>
      <div>
        <h2 ref={first} tabIndex={-1}>
          {texts.title}
        </h2>
        <p>{profile === null ? `${texts.hint} ${texts.suggested}` : texts.hint}</p>
      </div>
      <Kind answers={answers} onChange={set} />
      <Traits answers={answers} onChange={set} />
      <Lists answers={answers} onChange={set} />
      <Exemption answers={answers} onChange={set} />
      <div className={styles.buttons}>
        <Button type="submit" loading={store.busy}>
          {profile === null ? texts.save : texts.saveAgain}
        </Button>
        {profile !== null && (
          <Button variant="default" onClick={onDone}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  )
})

export default Questions

type PartProps = {
  readonly answers: PositionProfile
  readonly onChange: (changes: Partial<PositionProfile>) => void
}

const Kind = ({ answers, onChange }: PartProps) => (
  <fieldset>
    <legend>{texts.kind}</legend>
    {workerKinds.map((kind) => (
      <label key={kind} className={styles.choice}>
        <input type="radio" name="kind" checked={answers.kind === kind} onChange={() => onChange({ kind })} />
        {kindWords[kind]}
      </label>
    ))}
  </fieldset>
)

const Traits = ({ answers, onChange }: PartProps) => (
  <fieldset>
    <legend>{texts.traits}</legend>
    {traits.map((trait) => (
      <label key={trait} className={styles.choice}>
        <input
          type="checkbox"
          checked={answers.traits.includes(trait)}
          onChange={({ currentTarget }) =>
            onChange({
              traits: traits.filter((one) =>
                one === trait ? currentTarget.checked : answers.traits.includes(one),
              ),
            })
          }
        />
        {traitWords[trait]}
      </label>
    ))}
  </fieldset>
)

const Lists = ({ answers, onChange }: PartProps) => (
  <>
    <PickMany
      label={texts.programs}
      choices={questionChoices.highRiskPrograms}
      chosen={answers.highRiskPrograms}
      onChange={(highRiskPrograms) => onChange({ highRiskPrograms })}
    />
    <PickMany
      label={texts.factors}
      choices={questionChoices.factors}
      chosen={answers.factors}
      onChange={(chosen) => onChange({ factors: chosen })}
    />
    <PickMany
      label={texts.professions}
      choices={questionChoices.normPoints}
      chosen={answers.normPoints}
      onChange={(normPoints) => onChange({ normPoints })}
    />
    <PickMany
      label={texts.hazards}
      choices={questionChoices.hazards}
      chosen={answers.hazards}
      onChange={(hazards) => onChange({ hazards })}
    />
    <PickMany
      label={texts.dirt}
      choices={questionChoices.dirt}
      chosen={answers.dirt}
      onChange={(dirt) => onChange({ dirt })}
    />
  </>
)

const Exemption = ({ answers, onChange }: PartProps) => (
  <>
    <NativeSelect
      label={texts.conditions}
      data={classChoices}
      value={answers.workingConditions ?? ''}
      onChange={({ currentTarget }) =>
        onChange({
          workingConditions: workingConditionsClasses.find((found) => found === currentTarget.value) ?? null,
        })
      }
    />
    <TextInput
      label={texts.exempted}
      description={texts.exemptedHint}
      maxLength={200}
      value={answers.exemptedBy ?? ''}
      onChange={({ currentTarget }) => onChange({ exemptedBy: currentTarget.value || null })}
    />
  </>
)
