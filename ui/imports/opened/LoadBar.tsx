import { Button } from '@mantine/core'
import { listDoubtfulFacts } from '@osh/core/imports/done/doubtful-facts.ts'
import { observer } from 'mobx-react-lite'
import { fetchPart } from '#ui/kit/connection/fetch-part.ts'
import { ActionBar } from '#ui/kit/page/ActionBar.tsx'
import { SaveTable } from '#ui/kit/tables/SaveTable.tsx'
import { useDoubtfulDays } from '#ui/obligations/use-doubtful-days.tsx'
import { leavingTexts } from '../decision-texts.ts'
import styles from '../Imports.module.css'
import type { ImportStore } from '../import-store.ts'
import { importTexts as texts } from '../texts.ts'
import type { OpenedFile } from './opened-file.ts'

type Props = { readonly store: ImportStore; readonly opened: OpenedFile }

/** How many rows are loaded and how many are not, and the button that does it. */
export const LoadBar = observer(function LoadBar({ store, opened }: Props) {
  const { stage, message } = store
  const { counts, willLoad, willDismiss, obstacle } = opened
  const isLoading = stage === 'loading'
  const doubts = useDoubtfulDays()
  const start = async () => {
    if (await doubts.ask(listDoubtfulFacts(opened.plan))) await store.load()
  }
  const left = texts.left(counts.refused, counts.undecided, counts.skipped)
  return (
    <ActionBar
      label={texts.title}
      note={
        <span role="status">
          {isLoading ? (
            texts.loading(willLoad)
          ) : message !== null || obstacle !== null ? (
            <span className={styles.red}>{message ?? obstacle}</span>
          ) : (
            `${left} · ${texts.undoable}`
          )}
        </span>
      }
    >
      {counts.refused + counts.undecided + counts.skipped > 0 && (
        <SaveTable
          of={texts.leftRows}
          ask={async () => {
            const { makeLeftFile } = await fetchPart(() => import('../left-file.ts'))
            return makeLeftFile(opened.left)
          }}
        />
      )}
      <Button variant="default" disabled={isLoading} onClick={store.reset}>
        {texts.cancel}
      </Button>
      <Button
        loading={isLoading}
        disabled={willLoad + willDismiss === 0 || obstacle !== null}
        onClick={() => void start()}
      >
        {willDismiss > 0 ? leavingTexts.load(willLoad, willDismiss) : texts.load(willLoad)}
      </Button>
      {doubts.question}
    </ActionBar>
  )
})
