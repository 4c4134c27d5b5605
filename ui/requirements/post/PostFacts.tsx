import { kindWords, traitWords } from '@osh/core/requirements/answer-words.ts'
import type { PostRead } from '@osh/core/requirements/posts/post-line.ts'
import { May } from '#ui/app/session/May.tsx'
import { requirementTexts, postTexts as texts } from '../texts.ts'
import styles from './Post.module.css'

type Props = { readonly read: PostRead; readonly onAsk: () => void }

/** Whose requirements they are: the answers, the people, and how much is decided. */
export function PostFacts({ read, onAsk }: Props) {
  const { line, departments, waiting, accepted, refused } = read
  const { profile } = line
  const decided = accepted.length + refused.length
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{texts.kind}</dt>
        <dd>{profile === null ? requirementTexts.noKind : kindWords[profile.kind]}</dd>
      </div>
      {profile && (
        <div>
          <dt>{texts.traits}</dt>
          <dd>
            {profile.traits.map((trait) => traitWords[trait]).join(', ') || texts.noTraits}{' '}
            <May right="change">
              <button type="button" className={styles.link} onClick={onAsk}>
                {texts.edit}
                <span className="visually-hidden">{texts.about(texts.traits.toLowerCase())}</span>
              </button>
            </May>
          </dd>
        </div>
      )}
      <div>
        <dt>{texts.people}</dt>
        <dd>
          {line.people}
          {departments.length > 0 && (
            <span className={styles.plain}>
              : {departments.map(({ name, people }) => `${name} — ${people}`).join(', ')}
            </span>
          )}
        </dd>
      </div>
      {profile && (
        <div>
          <dt>{texts.solved}</dt>
          <dd>{texts.solvedOf(decided, decided + waiting.length)}</dd>
        </div>
      )}
    </dl>
  )
}
