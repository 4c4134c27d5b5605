import { Button } from '@mantine/core'
import type { Incident } from '@osh/core/incidents/incident.ts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { ports } from '#ui/app/container.ts'
import { May, useHidden } from '#ui/app/session/May.tsx'
import { memberNames } from '#ui/app/session/member-names.ts'
import { JournalLink } from '#ui/journal/JournalLink.tsx'
import { useFiles } from '#ui/kit/files/use-files.ts'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { IncidentMeasures } from '#ui/measures/IncidentMeasures.tsx'
import { evidenceStore } from '../evidence/evidence-store.ts'
import styles from '../Incidents.module.css'
import { Facts } from '../page/Facts.tsx'
import type { IncidentStore } from '../page/incident-store.ts'
import * as parts from '../page/parts-after-steps.ts'
import { StepList } from '../page/StepList.tsx'
import { usePaperDialog } from '../page/use-paper-dialog.ts'
import { incidentTexts } from '../texts.ts'
import { ReadOnly } from './ReadOnly.tsx'
import { RestoreModal } from './ReasonModal.tsx'
import { annulmentTexts as texts } from './texts.ts'

type Props = { readonly store: IncidentStore; readonly incident: Incident }

const nothing = () => undefined

/** The page of an annulled incident: who annulled it, when and why, and all that there is of it, to be read. */
export const AnnulledIncident = observer(function AnnulledIncident({ store, incident }: Props) {
  const { companyId, id, annulled } = incident
  const [restoring, setRestoring] = useState(false)
  const dialog = usePaperDialog(incident)
  const evidence = useService(evidenceStore)
  const files = useService(ports.evidenceFiles)
  const names = useService(memberNames)
  const { save } = useFiles()
  const hidden = useHidden()
  useEffect(() => void evidence.open({ is: 'incident', incidentId: id }), [evidence, id])
  useEffect(() => void names.read(), [names])
  return (
    <>
      {annulled && (
        <div role="status" className={styles.well}>
          <strong>{texts.heading}</strong>
          <p>{texts.by(names.nameOf(annulled.by), formatMoment(annulled.at, names.timeZone))}</p>
          <p>{texts.because(annulled.reason)}</p>
          <p>{texts.over}</p>
        </div>
      )}
      <Facts store={store} incident={incident} />
      <div className={styles.tools}>
        {hidden.length === 0 && (
          <Button
            variant="default"
            size="xs"
            onClick={() => void save(() => files.makeArchiveLink(companyId, id), incidentTexts.archiveName)}
          >
            {incidentTexts.archive}
          </Button>
        )}
        <Button component={Link} to={`/notifications/incident/${id}/print`} variant="default" size="xs">
          {incidentTexts.print}
        </Button>
        <JournalLink of={{ record: 'incident', id }} />
        <May right="change">
          <Button variant="default" size="xs" onClick={() => setRestoring(true)}>
            {texts.restore}
          </Button>
        </May>
      </div>
      <ReadOnly>
        <StepList {...{ store, evidence, dialog, parts }} onTime={nothing} onDrawn={nothing} />
        <IncidentMeasures incidentId={id} isOver />
        <parts.Chronology store={store} />
      </ReadOnly>
      {restoring && <RestoreModal store={store} incident={incident} onClose={() => setRestoring(false)} />}
    </>
  )
})
