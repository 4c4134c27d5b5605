import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'

const AbsencePopover = makeLazyPart(() => import('./AbsencePopover.tsx'))

type Props = {
  readonly employeeId: EmployeeId
  readonly section: Section
  /** What the button says where it shows a mark alone. */
  readonly label?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Asks why somebody is not in a section's table; the answer opens beside it. */
export function WhyButton({ employeeId, section, label, className, children }: Props) {
  const [opened, setOpened] = useState(false)
  const mark = useRef<HTMLButtonElement>(null)
  const floating = opened ? document.getElementById('floating') : null
  return (
    <>
      <button
        ref={mark}
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={opened}
        {...(label === undefined ? {} : { 'aria-label': label })}
        onClick={() => setOpened(!opened)}
      >
        {children}
      </button>
      {floating &&
        createPortal(
          <Suspense>
            <AbsencePopover
              employeeId={employeeId}
              section={section}
              mark={mark}
              onClose={() => setOpened(false)}
            />
          </Suspense>,
          floating,
        )}
    </>
  )
}
