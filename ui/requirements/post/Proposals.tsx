import { printPeriodicity } from '@osh/core/deadlines/periodicity.ts'
import { hasDecidedProposals } from '@osh/core/requirements/difference/no-difference.ts'
import type { PostRead } from '@osh/core/requirements/posts/post-line.ts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { May } from '#ui/app/session/May.tsx'
import { findNext } from '../post-lines.ts'
import { namePostPath } from '../post-paths.ts'
import { sectionHeads, postTexts as texts } from '../texts.ts'
import styles from './Post.module.css'
import { ProposalRow } from './ProposalRow.tsx'
import type { PostStore } from './post-store.ts'

type Props = { readonly store: PostStore; readonly read: PostRead }

/** What the law asks for and no one has decided about; nothing comes into force unasked. */
export const Proposals = observer(function Proposals({ store, read }: Props) {
  const { waiting, line } = read
  const { hash } = useLocation()
  const [opened, setOpened] = useState<string | null>(null)
  const navigate = useNavigate()
  const next = findNext(store.queue, line)
  const accept = () => store.decide('accept', { keys: waiting.map(({ key }) => key) })
  const first = new Set(
    waiting
      .filter((one, at) => waiting.findIndex(({ subject }) => subject.section === one.subject.section) === at)
      .map(({ key }) => key),
  )
  return (
    <section aria-labelledby="post-waiting">
      <Heads />
      <div className={styles.group}>
        <h2 id="post-waiting">
          {texts.groups.waiting} <span>{waiting.length}</span>
        </h2>
        {waiting.length > 0 && (
          <May right="change">
            <span className={styles.all}>
              <button
                type="button"
                className={styles.link}
                disabled={store.busy}
                onClick={() => void accept()}
              >
                {waiting.length === 1 ? texts.acceptOne : texts.acceptAll(waiting.length)}
              </button>
              {next && (
                <button
                  type="button"
                  className={styles.link}
                  disabled={store.busy}
                  onClick={() => void accept().then((done) => done && navigate(namePostPath(next)))}
                >
                  {texts.acceptAndNext}
                </button>
              )}
            </span>
          </May>
        )}
      </div>
      {waiting.length === 0 ? (
        <p className={styles.done}>{hasDecidedProposals(read) ? texts.allDecided : texts.noProposals}</p>
      ) : (
        <ul className={styles.rows}>
          {waiting.map((one) => (
            <ProposalRow
              key={one.key}
              id={first.has(one.key) ? one.subject.section : undefined}
              isSought={hash === `#${one.subject.section}` && first.has(one.key)}
              store={store}
              one={one}
              opened={opened === one.key}
              onOpen={(isOpen) => setOpened(isOpen ? one.key : null)}
              section={sectionHeads[one.subject.section]}
              periodicity={printPeriodicity(one.periodicity)}
            />
          ))}
        </ul>
      )}
    </section>
  )
})

/** What the columns are, for the eye; each row says its own in order. */
const Heads = () => (
  <div className={`${styles.row} ${styles.heads}`} aria-hidden>
    {Object.values(texts.heads).map((head) => (
      <span key={head}>{head}</span>
    ))}
  </div>
)
