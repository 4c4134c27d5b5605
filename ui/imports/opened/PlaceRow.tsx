import type { CountedQuestion } from '@osh/core/imports/plan/import-plan.ts'
import { observer } from 'mobx-react-lite'
import { placeTexts } from '../decision-texts.ts'
import styles from '../Imports.module.css'
import type { OpenedFile } from './opened-file.ts'

type Props = { readonly opened: OpenedFile; readonly question: CountedQuestion }

/** A name of a department or a position that is like others: which of them is meant, or whether it is a new one. None is chosen beforehand. */
export const PlaceRow = observer(function PlaceRow({ opened, question }: Props) {
  const { questions } = opened
  const { kind, name, alike, rows } = question
  const texts = placeTexts[kind]
  const taken = questions.findTaken(question)
  const offers = [
    ...alike.map((one) => ({ value: one, label: `«${one}»` })),
    { value: name, label: texts.add(name) },
  ]
  return (
    <li className={styles.row}>
      <span className={styles.muted}>{placeTexts.rows(rows)}</span>
      <span>
        <b>{name}</b>
        <small>{texts.kind}</small>
      </span>
      <fieldset className={styles.decision}>
        <legend>{texts.question(name)}</legend>
        {offers.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={`${kind} ${name}`}
              checked={taken === value}
              onChange={() => questions.takeName(question, value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
    </li>
  )
})
