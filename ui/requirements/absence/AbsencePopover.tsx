import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { IconX } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import styles from './Absence.module.css'
import { AbsenceAnswer } from './AbsenceAnswer.tsx'
import { absenceStore } from './absence-store.ts'
import { absenceTexts as texts, whyNot } from './texts.ts'

type Props = {
  readonly employeeId: EmployeeId
  readonly section: Section
  /** What it was opened by, and is beside. */
  readonly mark: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

/** Why somebody is not there: what is known, and what would change it. Not modal: Tab goes on behind the mark. */
const AbsencePopover = observer(function AbsencePopover({ employeeId, section, mark, onClose }: Props) {
  const store = useService(absenceStore)
  const title = useRef<HTMLHeadingElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const place = usePlace(mark, box, store.state)
  const id = useId()
  useEffect(() => void store.open(employeeId, section), [store, employeeId, section])
  useEffect(() => title.current?.focus(), [])
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target) && !mark.current?.contains(target))
        onClose()
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [mark, onClose])
  const back = () => {
    mark.current?.focus()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      back()
    }
    if (event.key === 'Tab' && isAtEnd(box.current, event.shiftKey)) back()
  }
  return (
    <div
      ref={box}
      role="dialog"
      aria-labelledby={id}
      className={styles.box}
      style={place}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <h2 id={id} ref={title} tabIndex={-1}>
          {whyNot[section]}
        </h2>
        <button type="button" className={styles.close} aria-label={texts.close} onClick={back}>
          <IconX size={18} stroke={1.6} aria-hidden />
        </button>
      </div>
      <Loaded state={store.state} onRetry={() => void store.open(employeeId, section)} rows={3}>
        {(absence) => (absence === null ? <p>{texts.gone}</p> : <AbsenceAnswer absence={absence} />)}
      </Loaded>
    </div>
  )
})

export default AbsencePopover

/** Whether Tab would leave the box: the focus goes back to the mark first, and on from there. */
function isAtEnd(box: HTMLElement | null, backwards: boolean): boolean {
  const all = [...(box?.querySelectorAll<HTMLElement>('button, a[href]') ?? [])]
  if (!backwards) return document.activeElement === all.at(-1)
  return document.activeElement === all[0] || document.activeElement?.tagName === 'H2'
}

const WIDTH: number = 400
const [GAP, EDGE] = [8, 16] as const
/** As the style sheet has it. */
const SHEET_BELOW = 620

type Place = { readonly left: number; readonly top: number; readonly width: number }

/** Below the mark, or above where there is no room; a style sheet makes a sheet of it on a phone. */
function usePlace(
  mark: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  state: unknown,
): Place | undefined {
  const [place, setPlace] = useState<Place | undefined>({ left: 0, top: 0, width: WIDTH })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read makes it higher
  useLayoutEffect(() => {
    const put = () => {
      const at = mark.current?.getBoundingClientRect()
      const own = box.current
      const origin = own?.offsetParent?.getBoundingClientRect()
      if (!at || !own || !origin) return
      if (document.documentElement.clientWidth < SHEET_BELOW) return setPlace(undefined)
      const width = Math.min(WIDTH, document.documentElement.clientWidth - 2 * EDGE)
      const most = document.documentElement.clientWidth - EDGE - width
      const left = Math.max(EDGE, Math.min(most, at.left + at.width / 2 - width / 2))
      const isAbove = at.bottom + GAP + own.offsetHeight > innerHeight && at.top - GAP - own.offsetHeight > 0
      const top = isAbove ? at.top - GAP - own.offsetHeight : at.bottom + GAP
      setPlace({ left: left - origin.left, top: top - origin.top, width })
    }
    put()
    window.addEventListener('resize', put)
    return () => window.removeEventListener('resize', put)
  }, [mark, box, state])
  return place
}
