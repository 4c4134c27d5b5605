import { Button } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { alikeTexts as texts } from '../decision-texts.ts'
import styles from '../Imports.module.css'
import type { OpenedFile } from './opened-file.ts'

type Props = { readonly opened: OpenedFile }

const kinds = ['candidate', 'last-row', 'place'] as const

/** Open questions that are alike, each kind answered by one press; one alone is answered in its row. */
export const ForAlike = observer(function ForAlike({ opened }: Props) {
  const { questions, planned } = opened
  const offers = kinds
    .map((kind) => ({ kind, count: questions.countAlike(kind, planned.entries, planned.places) }))
    .filter(({ count }) => count > 1)
  if (offers.length === 0) return null
  return (
    <fieldset className={styles.forAlike}>
      <legend>{texts.label}</legend>
      {offers.map(({ kind, count }) => (
        <Button
          key={kind}
          variant="default"
          onClick={() => questions.answerAlike(kind, planned.entries, planned.places)}
        >
          {texts[kind](count)}
        </Button>
      ))}
    </fieldset>
  )
})
