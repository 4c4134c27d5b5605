import '../form-styles.ts'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/ru'
import { Popover } from '@mantine/core'
import { DatePicker, DatesProvider } from '@mantine/dates'
import { type LocalDate, parseLocalDate } from '@osh/core/shared/dates/local-date.ts'
import { type Ref, type RefObject, useImperativeHandle } from 'react'
import { fieldTexts } from './texts.ts'

type Props = DaysProps & {
  /** The field that it opens at. */
  readonly input: RefObject<HTMLInputElement | null>
  readonly opened: boolean
  readonly onOpen: (opened: boolean) => void
}

/** The calendar of a `DateField`. It comes when a calendar is first opened. */
export default function DateCalendar({ input, opened, onOpen, ...days }: Props) {
  return (
    <Popover
      opened={opened}
      onChange={onOpen}
      position="bottom-start"
      trapFocus={false}
      withRoles={false} // a text field may not say that it is expanded
    >
      <Popover.Target>
        <AtField input={input} />
      </Popover.Target>
      <Popover.Dropdown>
        <Days {...days} />
      </Popover.Dropdown>
    </Popover>
  )
}

/** Stands for the field, which is there before the calendar is. */
function AtField({ input, ref }: Pick<Props, 'input'> & { readonly ref?: Ref<HTMLInputElement | null> }) {
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [input])
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
