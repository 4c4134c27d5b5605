import '#ui/kit/text-field-styles.ts'
import { Button, CloseButton, TextInput } from '@mantine/core'
import { mapUsesOfActs } from '@osh/core/norms/acts/cited-acts.ts'
import { type FullAct, fullActs } from '@osh/core/norms/acts/full-acts.ts'
import { nameActFully } from '@osh/core/wording/law/expiry.ts'
import { IconSearch } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import styles from './ActList.module.css'
import { ActRow } from './ActRow.tsx'
import { lawTexts as texts } from './texts.ts'

type Kind = keyof typeof texts.kinds

const kinds = Object.keys(texts.kinds) as readonly Kind[]

function findKind({ issued }: FullAct): Kind {
  if (issued.startsWith('Федеральный закон')) return 'law'
  if (issued.startsWith('Постановление Правительства')) return 'government'
  return issued.startsWith('Приказ') ? 'order' : 'other'
}

const foldText = (text: string) => text.toLowerCase().replaceAll('ё', 'е')
const searched = fullActs.map((act) => ({
  act,
  words: foldText(`${nameActFully(act)} ${act.short} ${act.governs}`),
}))

/** Those whose name or subject has every word that was typed. */
const findMatching = (typed: string): readonly FullAct[] => {
  const asked = foldText(typed)
    .split(/[\s№]+/u)
    .filter(Boolean)
  return searched.filter(({ words }) => asked.every((word) => words.includes(word))).map(({ act }) => act)
}

/** Every act, by its kind, with a search. */
export function ActList() {
  const [typed, setTyped] = useState('')
  const uses = useMemo(mapUsesOfActs, [])
  const shown = findMatching(typed)
  return (
    <section aria-labelledby="all-acts">
      <div className={styles.head}>
        <h2 id="all-acts">{texts.all}</h2>
        <TextInput
          className={styles.search}
          type="text"
          role="searchbox"
          aria-label={texts.search}
          placeholder={texts.search}
          autoComplete="off"
          maxLength={200}
          leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
          rightSection={typed !== '' && <CloseButton aria-label={texts.clear} onClick={() => setTyped('')} />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <span role="status" className="visually-hidden">
          {typed === '' ? '' : texts.found(shown.length)}
        </span>
      </div>
      {shown.length === 0 && (
        <EmptyState
          action={
            <Button variant="default" onClick={() => setTyped('')}>
              {texts.reset}
            </Button>
          }
        >
          {texts.nothing}
        </EmptyState>
      )}
      <div className={styles.heads} aria-hidden>
        {texts.heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      {kinds.map((kind) => {
        const own = shown.filter((act) => findKind(act) === kind)
        return (
          own.length > 0 && (
            <div key={kind}>
              <h3 className={styles.kind}>{texts.kinds[kind]}</h3>
              <ul className={styles.acts}>
                {own.map((act) => (
                  <ActRow key={act.id} act={act} uses={uses.get(act.id) ?? none} />
                ))}
              </ul>
            </div>
          )
        )
      })}
    </section>
  )
}

const none = { rules: [], programmes: [], roles: [] }
