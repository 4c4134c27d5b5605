import '../text-field-styles.ts'
import { TextInput, type TextInputProps } from '@mantine/core'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { type FocusEvent, type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { DateButtons } from './calendar/DateButtons.tsx'
import { useCalendar } from './calendar/use-calendar.ts'
import { fieldTexts } from './texts.ts'
import { parseTypedDate, parseWhileTyping } from './typed-date.ts'
import { useUnreadGuard } from './unread-dates.ts'

const DateCalendar = makeLazyPart(() => import('./calendar/DateCalendar.tsx'))

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

/** Pixels for two buttons beside each other. */
const BOTH_BUTTONS = 54

/**
 * A day, typed as dd.mm.yyyy or picked from the calendar, which its button and the down arrow open. The calendar goes as soon as something
 * is typed or the field is left, so that it never lies over what is pressed next. What can't be read as a day stays in the field with an
 * error and keeps its form from being sent; a day outside the limits goes to the form like any other, which says what is wrong with it.
 * However it was typed, a day is shown as dd.mm.yyyy once the field is left.
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
  const input = useRef<HTMLInputElement>(null)
  const { opened, asked, open, close, drop } = useCalendar(input)
  const text = typed?.value === value ? typed.text : value === null ? '' : formatDate(value)
  const unread = left && !isReadable(text)
  useUnreadGuard(input, unread)
  const isFixed = disabled === true || readOnly === true

  const take = (entered: string, day: LocalDate | null): void => {
    setTyped({ text: entered, value: day ?? (entered.trim() === '' ? null : value) })
    if (day !== null ? day !== value : entered.trim() === '' && value !== null) onChange(day)
  }
  const read = (entered: string): void => {
    const day = parseTypedDate(entered)
    setLeft(true)
    take(isReadable(entered) ? (day === null ? '' : formatDate(day)) : entered, day)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>): void => {
    read(currentTarget.value)
    if (relatedTarget?.closest('[data-calendar]') == null) drop()
  }
  const type = (entered: string): void => {
    setLeft(false)
    drop()
    take(entered, parseWhileTyping(entered))
  }
  const pick = (day: LocalDate | null): void => {
    setTyped(null)
    onChange(day)
    close()
  }
  const clear = (): void => {
    pick(null)
    input.current?.focus()
  }
  const openOrClose = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && opened) close()
    if (event.key !== 'ArrowDown' || isFixed) return
    event.preventDefault()
    open()
  }
  const canClear = clearable && value !== null
  const buttons = isFixed ? null : (
    <DateButtons
      opened={opened}
      onToggle={opened ? close : open}
      onClear={canClear ? clear : null}
      onKeyDown={openOrClose}
    />
  )
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
        data-mantine-stop-propagation={opened || undefined}
        rightSection={buttons}
        rightSectionPointerEvents="all"
        {...(canClear && !isFixed ? { rightSectionWidth: BOTH_BUTTONS } : {})}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') read(event.currentTarget.value)
          openOrClose(event)
        }}
      />
      {asked && (
        <Suspense>
          <DateCalendar {...{ input, opened, value, min, max }} onClose={drop} onPick={pick} />
        </Suspense>
      )}
    </>
  )
}
