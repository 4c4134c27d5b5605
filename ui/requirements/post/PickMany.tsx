import { type Choice, SelectField } from '#ui/kit/forms/SelectField.tsx'
import { questionTexts as texts } from '../texts.ts'
import styles from './Post.module.css'

type Props<T extends string | number> = {
  readonly label: string
  readonly choices: readonly Choice<T>[]
  readonly chosen: readonly T[]
  readonly onChange: (chosen: readonly T[]) => void
}

/** Several of many, found by a part of their names. */
export function PickMany<T extends string | number>({ label, choices, chosen, onChange }: Props<T>) {
  const names = new Map(choices.map((choice) => [choice.value, choice.label]))
  return (
    <div>
      <SelectField
        label={label}
        placeholder={texts.add}
        limit={60}
        choices={choices.filter(({ value }) => !chosen.includes(value))}
        value={null}
        onChange={(value) => value !== null && onChange([...chosen, value])}
      />
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={label}>
          {chosen.map((value) => {
            const name = names.get(value) ?? String(value)
            return (
              <li key={value}>
                <span>{name}</span>
                <button
                  type="button"
                  className={styles.link}
                  onClick={() => onChange(chosen.filter((one) => one !== value))}
                >
                  {texts.take}
                  <span className="visually-hidden">{texts.about(name)}</span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
