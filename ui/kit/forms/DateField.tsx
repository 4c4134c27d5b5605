import '../text-field-styles.ts'
import { CloseButton, TextInput, type TextInputProps } from '@mantine/core'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { fieldTexts } from './texts.ts'
import { parseTypedDate, parseWhileTyping } from './typed-date.ts'
import { useUnreadGuard } from './unread-dates.ts'

const DateCalendar = makeLazyPart(() => import('./DateCalendar.tsx'))

type Props = Omit<
  TextInputProps,
  'value' | 'onChange' | 'onBlur' | 'onKeyDown' | 'onClick' | 'min' | 'max' | 'rightSection' | 'ref'
> & {
  readonly value: LocalDate | null
  readonly onChange: (value: LocalDate | null) => void
  readonly min?: LocalDate
  readonly max?: LocalDate
  /** A button that empties the field. */
  readonly clearable?: boolean
}

const isReadable = (text: string): boolean => text.trim() === '' || parseTypedDate(text) !== null

/**
 * A day, typed as dd.mm.yyyy or picked. What can't be read as a day stays in the field with an error and keeps its form from
 * being sent; a day outside the limits goes to the form like any other, which says what is wrong with it. However it was
 * typed, a day is shown as dd.mm.yyyy once the field is left.
 */
export function DateField({
  value,
  onChange,
  min,
  max,
  clearable,
  error,
  disabled,
  readOnly,
  ...others
}: Props) {
  /** What is typed, while it says the same as `value`: another value from outside takes its place. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: LocalDate | null } | null>(null)
  const [left, setLeft] = useState(true)
  const [opened, setOpened] = useState(false)
  const [asked, setAsked] = useState(false)
  if (opened && !asked) setAsked(true)
  const input = useRef<HTMLInputElement>(null)
  const text = typed?.value === value ? typed.text : value === null ? '' : formatDate(value)
  const unread = left && !isReadable(text)
  useUnreadGuard(input, unread)
  const isFixed = disabled === true || readOnly === true

  const take = (entered: string, day: LocalDate | null): void => {
    setTyped({ text: entered, value: day ?? (entered.trim() === '' ? null : value) })
    if (day !== null ? day !== value : entered.trim() === '' && value !== null) onChange(day)
  }
  const leave = (entered: string): void => {
    const day = parseTypedDate(entered)
    setLeft(true)
    take(isReadable(entered) ? (day === null ? '' : formatDate(day)) : entered, day)
  }
  const close = (): void => {
    setOpened(false)
    input.current?.focus()
  }
  const pick = (day: LocalDate | null): void => {
    setTyped(null)
    onChange(day)
    close()
  }
  const openByKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') leave(event.currentTarget.value)
    if (event.key === 'Escape' && opened) close()
    if (event.key !== 'ArrowDown' || isFixed) return
    event.preventDefault()
    setOpened(true)
  }
  return (
    <>
      <TextInput
        placeholder={fieldTexts.datePlaceholder}
        inputMode="numeric"
        autoComplete="off"
        {...others}
        disabled={disabled ?? false}
        readOnly={readOnly ?? false}
        ref={input}
        value={text}
        error={unread ? fieldTexts.dateUnrecognised : error}
        data-mantine-stop-propagation={opened}
        rightSection={
          clearable && value !== null && !isFixed ? (
            <CloseButton
              size="sm"
              tabIndex={-1}
              aria-label={fieldTexts.clearDate}
              onClick={() => pick(null)}
            />
          ) : null
        }
        onChange={({ currentTarget }) => {
          setLeft(false)
          take(currentTarget.value, parseWhileTyping(currentTarget.value))
        }}
        onBlur={({ currentTarget }) => leave(currentTarget.value)}
        onKeyDown={openByKey}
        onClick={() => !isFixed && setOpened(true)}
      />
      {asked && (
        <Suspense>
          <DateCalendar {...{ input, opened, value, min, max }} onOpen={setOpened} onPick={pick} />
        </Suspense>
      )}
    </>
  )
}
