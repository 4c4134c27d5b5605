import { Button } from '@mantine/core'
import type { Incident } from '@osh/core/incidents/incident.ts'
import { keyInjured } from '@osh/core/incidents/papers-of-file.ts'
import { Suspense, useState } from 'react'
import { May } from '#ui/app/session/May.tsx'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import type { IncidentStore } from '../page/incident-store.ts'
import { paperTexts as texts } from './texts.ts'

const dialogs = {
  fault: makeLazyPart(async () => ({ default: (await import('../dialogs/FaultModal.tsx')).FaultModal })),
  outsider: makeLazyPart(async () => ({
    default: (await import('../dialogs/OutsiderModal.tsx')).OutsiderModal,
  })),
}

/** Where the degree of fault is decided, and where an outsider's act is drawn up. */
const steps: Readonly<Record<string, keyof typeof dialogs>> = { meet: 'fault', 'act-n1': 'outsider' }

type Props = { readonly store: IncidentStore; readonly incident: Incident; readonly step: string }

/** What the step's papers need of each of the injured: asked here. */
export function InjuredButtons({ store, incident, step }: Props) {
  const [row, setRow] = useState<number | null>(null)
  const is = steps[step]
  if (!is) return null
  const Dialog = dialogs[is]
  const asked = incident.injured.flatMap((injured, at) =>
    is === 'fault' || injured.employeeId === null ? [{ at, injured }] : [],
  )
  return (
    <>
      {asked.map(({ at, injured }) => (
        <May key={at} right="change">
          <Button size="xs" variant="default" onClick={() => setRow(at)}>
            {is === 'fault'
              ? texts.fault(injured.fullName, incident.faults[keyInjured(injured)]?.percent ?? null)
              : texts.outsider(injured.fullName)}
          </Button>
        </May>
      ))}
      {row !== null && (
        <Suspense fallback={null}>
          <Dialog store={store} incident={incident} row={row} onClose={() => setRow(null)} />
        </Suspense>
      )}
    </>
  )
}
