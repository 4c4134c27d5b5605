import { Button } from '@mantine/core'
import { type CircumstanceId, findCircumstance } from '@osh/core/norms/circumstances.ts'
import type { HeldRole } from '@osh/core/responsibilities/held-role.ts'
import { useState } from 'react'
import { May } from '#ui/app/session/May.tsx'
import styles from './Responsible.module.css'
import type { AskedQuestion } from './responsible-store.ts'
import { responsibleTexts as texts } from './texts.ts'

type Answering = { readonly onAnswer: (circumstance: CircumstanceId, applies: boolean) => void }

/** How many questions stand together; the next comes with an answer. */
const AT_ONCE = 6

/** What the company is asked first: roles that depend on an answer are no one's omission until it is given. */
export function Questions({
  questions,
  onAnswer,
}: Answering & { readonly questions: readonly AskedQuestion[] }) {
  const [all, setAll] = useState(false)
  const shown = all ? questions : questions.slice(0, AT_ONCE)
  const left = questions.length - shown.length
  return (
    <section className={styles.questions} aria-labelledby="questions">
      <h2 id="questions">{texts.questions}</h2>
      <p className={styles.hint}>{texts.questionsHint}</p>
      <ul>
        {shown.map(({ id, question, roles }) => (
          <li key={id}>
            <span id={`question-${id}`}>
              {question}
              <span className={styles.second}>{texts.waiting(roles)}</span>
            </span>
            <May right="change">
              <fieldset className={styles.answers} aria-labelledby={`question-${id}`}>
                <Button variant="default" size="xs" onClick={() => onAnswer(id, true)}>
                  {texts.yes}
                </Button>
                <Button variant="default" size="xs" onClick={() => onAnswer(id, false)}>
                  {texts.no}
                </Button>
              </fieldset>
            </May>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className={styles.act} onClick={() => setAll(true)}>
          {texts.moreQuestions(left)}
        </button>
      )}
    </section>
  )
}

/** Roles that the company has no use for, folded; an answer may change with the company. */
export function NotNeeded({ roles, onAnswer }: Answering & { readonly roles: readonly HeldRole[] }) {
  return (
    <details className={styles.notNeeded}>
      <summary>
        {texts.notNeeded}: {roles.length}
      </summary>
      <p className={styles.hint}>{texts.notNeededHint}</p>
      <ul>
        {roles.map(({ role: { id, name, circumstance } }) => {
          const asked = circumstance === null ? null : findCircumstance(circumstance)
          return (
            <li key={id}>
              <span>{name}</span>
              {asked !== null && (
                <May right="change">
                  <button type="button" className={styles.act} onClick={() => onAnswer(asked.id, true)}>
                    {texts.so}
                    <span className="visually-hidden">{texts.about(asked.question)}</span>
                  </button>
                </May>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
