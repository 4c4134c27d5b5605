import '#ui/kit/text-field-styles.ts'
import { Button } from '@mantine/core'
import type { WaitingProposal } from '@osh/core/requirements/posts/post-line.ts'
import { keepTogether } from '@osh/core/wording/formats/no-break.ts'
import { cite } from '@osh/core/wording/law/norms.ts'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { May } from '#ui/app/session/May.tsx'
import { postTexts as texts } from '../texts.ts'
import { ChangeForm, RefusalForm } from './DecisionForms.tsx'
import { nameRequired } from './name-required.ts'
import styles from './Post.module.css'
import type { PostStore } from './post-store.ts'

type Props = {
  readonly store: PostStore
  readonly one: WaitingProposal
  /** The first of its section is where links to the section lead. */
  readonly id: string | undefined
  readonly isSought: boolean
  readonly opened: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly section: string
  readonly periodicity: string
}

/** A proposal: what, why, how often, by which act; accepted, changed or refused in its row. */
export const ProposalRow = observer(function ProposalRow(props: Props) {
  const { store, one, id, isSought, opened, onOpen, section, periodicity } = props
  const [mode, setMode] = useState<'change' | 'refuse'>('refuse')
  const row = useRef<HTMLLIElement>(null)
  const buttons = { change: useRef<HTMLButtonElement>(null), refuse: useRef<HTMLButtonElement>(null) }
  useEffect(() => {
    if (isSought) row.current?.scrollIntoView({ block: 'center' })
  }, [isSought])
  const name = nameRequired(one.subject, store.factorOf)
  const open = (next: typeof mode) => {
    setMode(next)
    onOpen(!(opened && mode === next))
  }
  const close = () => {
    onOpen(false)
    buttons[mode].current?.focus()
  }
  const about = <span className="visually-hidden">{texts.about(name)}</span>
  return (
    <li ref={row} id={id} className={opened ? styles.opened : undefined}>
      <div className={styles.row}>
        <span className={styles.section}>{section}</span>
        <div className={styles.subject}>
          <h3>{keepTogether(name)}</h3>
          <p>{listWhy(one).join(' · ')}</p>
        </div>
        <span>{periodicity}</span>
        <span>{keepTogether(cite(one.citation))}</span>
        <May right="change">
          <span className={styles.acts}>
            <Button
              variant="default"
              size="xs"
              disabled={store.busy}
              onClick={() => void store.decide('accept', { keys: [one.key] })}
            >
              {texts.accept}
              {about}
            </Button>
            {(['change', 'refuse'] as const).map((kind) => (
              <Button
                key={kind}
                ref={buttons[kind]}
                variant="default"
                size="xs"
                aria-expanded={opened && mode === kind}
                onClick={() => open(kind)}
              >
                {texts[kind]}
                {about}
              </Button>
            ))}
          </span>
        </May>
      </div>
      {opened && mode === 'refuse' && <RefusalForm store={store} about={one.key} onClose={close} />}
      {opened && mode === 'change' && (
        <ChangeForm store={store} about={one.key} periodicity={periodicity} onClose={close} />
      )}
    </li>
  )
})

/** Which answer brings it, what to compare about it, and where it may be learned. */
const listWhy = ({ why, note, place, was }: WaitingProposal): readonly string[] => [
  why,
  ...(note === null ? [] : [note]),
  ...(place === null ? [] : [texts.place44[place]]),
  ...(was === null ? [] : [texts.was]),
]
