import '../form-styles.ts'
import { type ComboboxItem, type ComboboxParsedItem, Select, type SelectProps } from '@mantine/core'
import { rankByName } from '@osh/core/shared/names/name-search.ts'
import { useRef, useState } from 'react'
import { keepInOpenList, takeHighlighted } from './take-highlighted.ts'
import { fieldTexts } from './texts.ts'
import { useOpenedList } from './use-opened-list.ts'

export type Choice<T extends string | number> = {
  readonly value: T
  readonly label: string
  /** What tells it from another of the same label: stands after it. */
  readonly mark?: string | undefined
  /** Whether it is found by something that its label does not say. */
  readonly finds?: (search: string) => boolean
}

export type SelectFieldProps<T extends string | number> = Omit<
  SelectProps,
  'data' | 'value' | 'onChange' | 'filter' | 'ref' | 'onOptionSubmit'
> & {
  readonly choices: readonly Choice<T>[]
  readonly value: T | null
  readonly onChange: (value: T | null) => void
}

/** A label of so many letters is seen whole in any field. */
const SHORT = 16

/** What stands for a choice in its field. */
export const nameChoice = ({ label, mark }: Pick<Choice<number>, 'label' | 'mark'>): string =>
  mark === undefined ? label : `${label}, ${mark}`

const isItem = (option: ComboboxParsedItem<string>): option is ComboboxItem<string> => 'value' in option

/**
 * One of many, found by any part of its name in any case, ё as е: the exact name first, then those that begin so. The chosen one stays in the list,
 * ticked. What is typed stays when the choices come late, and goes once something is chosen.
 */
export function SelectField<T extends string | number>({
  choices,
  value,
  onChange,
  ...others
}: SelectFieldProps<T>) {
  const opened = useOpenedList(others.onDropdownOpen)
  const chosen = choices.find((choice) => choice.value === value)
  const input = useRef<HTMLInputElement>(null)
  const isTyping = useRef(false)
  const shown = chosen && nameChoice(chosen)
  const [search, setSearch] = useState(shown ?? '')
  const endTyping = () => {
    isTyping.current = false
  }
  // Choices that come while someone types would put the chosen one's name in the place of what is typed.
  const show = (text: string) => {
    if (!isTyping.current || text === '' || text === input.current?.value) setSearch(text)
  }
  const { searchValue = search, onSearchChange = show } = others
  const take = (picked: string) => {
    endTyping()
    onSearchChange(picked === String(chosen?.value) ? (shown ?? '') : '')
  }
  return (
    <Select
      searchable
      clearable
      onKeyDown={keepInOpenList}
      withScrollArea={false}
      styles={{ options: { maxHeight: others.maxDropdownHeight ?? 350, overflowY: 'auto' } }}
      nothingFoundMessage={fieldTexts.notFound}
      {...(shown !== undefined && shown.length > SHORT ? { title: shown } : {})}
      allowDeselect={false}
      {...others}
      {...opened}
      searchValue={searchValue}
      onSearchChange={onSearchChange}
      ref={input}
      onInput={() => {
        isTyping.current = true
      }}
      onBlurCapture={endTyping}
      onOptionSubmit={take}
      onKeyDownCapture={takeHighlighted}
      data={choices.map((choice) => ({ value: String(choice.value), label: nameChoice(choice) }))}
      value={chosen === undefined ? null : String(chosen.value)}
      filter={({ options, limit }) => {
        const sought = isTyping.current ? searchValue : ''
        return findOptions(options.filter(isItem), sought, choices).slice(0, limit)
      }}
      onChange={(picked) =>
        onChange(choices.find((choice) => String(choice.value) === picked)?.value ?? null)
      }
    />
  )
}

/** By their labels, those that fit best first; after them what is found by something else. */
function findOptions(
  options: readonly ComboboxItem[],
  sought: string,
  choices: readonly Choice<string | number>[],
): readonly ComboboxItem[] {
  const named = rankByName(options, sought, ({ label }) => label)
  const finders = new Map(
    choices.flatMap(({ value, finds }) => (finds ? [[String(value), finds] as const] : [])),
  )
  if (finders.size === 0 || sought.trim() === '') return named
  const known = new Set(named)
  return [...named, ...options.filter((one) => !known.has(one) && finders.get(one.value)?.(sought))]
}
