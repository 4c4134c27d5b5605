import { IconCalendar, IconX } from '@tabler/icons-react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { fieldTexts } from '../texts.ts'
import styles from './DateButtons.module.css'

type Props = {
  readonly opened: boolean
  /** The button itself when a finger has pressed it: in the field the cursor would bring a keyboard over the calendar. */
  readonly onToggle: (pressed: HTMLElement | null) => void
  /** Null when there is nothing to empty. */
  readonly onClear: (() => void) | null
  readonly onKeyDown: (event: KeyboardEvent) => void
}

const isOfFinger = ({ nativeEvent }: MouseEvent): boolean =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'

/** In a `DateField`. A press leaves the cursor where it is: what is typed so far is not judged yet. */
export const DateButtons = ({ opened, onToggle, onClear, onKeyDown }: Props) => (
  <>
    {onClear && (
      <button
        type="button"
        className={styles.button}
        tabIndex={-1}
        aria-label={fieldTexts.clearDate}
        onClick={onClear}
      >
        <IconX size={16} stroke={1.6} aria-hidden />
      </button>
    )}
    <button
      type="button"
      className={styles.button}
      tabIndex={-1}
      aria-label={fieldTexts.openCalendar}
      aria-expanded={opened}
      data-mantine-stop-propagation={opened || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onToggle(isOfFinger(event) ? event.currentTarget : null)}
      onKeyDown={onKeyDown}
    >
      <IconCalendar size={16} stroke={1.6} aria-hidden />
    </button>
  </>
)
