import '../../form-styles.ts'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/ru'
import { Popover } from '@mantine/core'
import { DatePicker, DatesProvider } from '@mantine/dates'
import { type LocalDate, parseLocalDate } from '@osh/core/shared/dates/local-date.ts'
import { type MouseEvent, type Ref, type RefObject, useImperativeHandle } from 'react'
import { fieldTexts } from '../texts.ts'

type Props = DaysProps & {
  /** The field that it opens at. */
  readonly input: RefObject<HTMLInputElement | null>
  readonly opened: boolean
  readonly onClose: () => void
}

/** The calendar of a `DateField`. It comes when a calendar is first opened. */
export default function DateCalendar({ input, opened, onClose, ...days }: Props) {
  return (
    <Popover
      opened={opened}
      onChange={(isOpen) => isOpen || onClose()}
      position="bottom-start"
      trapFocus={false}
      withRoles={false} // a text field may not say that it is expanded
    >
      <Popover.Target>
        <AtField input={input} />
      </Popover.Target>
      <Popover.Dropdown data-calendar onMouseDown={keepFocus}>
        <Days {...days} />
      </Popover.Dropdown>
    </Popover>
  )
}

/** The field is not left by a press in its calendar. */
const keepFocus = (event: MouseEvent): void => event.preventDefault()

/** Stands for the field with its buttons, which are there before the calendar is. */
function AtField({ input, ref }: Pick<Props, 'input'> & { readonly ref?: Ref<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(
    ref,
    () => input.current?.parentElement ?? null,
    [input],
  )
  return null
}

type DaysProps = {
  readonly value: LocalDate | null
  readonly min?: LocalDate | undefined
  readonly max?: LocalDate | undefined
  readonly onPick: (value: LocalDate | null) => void
}

/** A second click on the day takes it back. */
function Days({ value, min, max, onPick }: DaysProps) {
  return (
    <DatesProvider settings={{ locale: 'ru', firstDayOfWeek: 1, weekendDays: [] }}>
      <DatePicker
        allowDeselect
        hideOutsideDates // they are 2:1 on white
        ariaLabels={fieldTexts.calendar}
        __stopPropagation
        value={value}
        {...(value === null ? {} : { defaultDate: value })}
        {...(min === undefined ? {} : { minDate: min })}
        {...(max === undefined ? {} : { maxDate: max })}
        onChange={(picked) => {
          const day = picked === null ? null : parseLocalDate(picked)
          onPick(day?.ok ? day.value : null)
        }}
      />
    </DatesProvider>
  )
}
