import { Button } from '@mantine/core'
import type { PostRead } from '@osh/core/requirements/posts/post-line.ts'
import { observer } from 'mobx-react-lite'
import { ActionBar } from '#ui/kit/page/ActionBar.tsx'
import { postTexts as texts, wordCounts } from '../texts.ts'
import styles from './Post.module.css'
import type { PostStore } from './post-store.ts'

type Props = { readonly store: PostStore; readonly read: PostRead }

/** The counts again, and the button that does it; gone where there is no difference. */
export const ApplyBar = observer(function ApplyBar({ store, read }: Props) {
  const { difference, busy } = store
  const counts = difference.is === 'ready' ? difference.value.counts : read.line.difference
  if (counts.assign + counts.change + counts.close === 0) return null
  const words = wordCounts(counts)
  return (
    <ActionBar
      label={texts.bar}
      note={
        <span>
          <span className={styles.firstCapital}>{words}</span>
          <span className={styles.plain}>
            {read.waiting.length > 0 && ` · ${texts.waitingOut(read.waiting.length)}`}
          </span>
        </span>
      }
    >
      <Button loading={busy} disabled={difference.is !== 'ready'} onClick={() => void store.apply()}>
        {texts.apply(counts.people)}
      </Button>
    </ActionBar>
  )
})
