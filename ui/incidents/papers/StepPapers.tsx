import { Button } from '@mantine/core'
import type { Incident } from '@osh/core/incidents/incident.ts'
import { formsOfAll, formsOfStep, type IncidentPaper } from '@osh/core/incidents/papers-of-file.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { IconFileCheck, IconFileX } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { archivePath } from '#ui/documents/document-paths.ts'
import styles from '../Incidents.module.css'
import type { PaperDialog } from '../page/use-paper-dialog.ts'
import { formNames } from './form-names.ts'
import { paperTexts as texts } from './texts.ts'

type Props = { readonly incident: Incident; readonly step: string; readonly dialog: PaperDialog }

/** What was issued from a step, and what can be: for the company's own together, for each outsider apart. */
export function StepPapers({ incident, step, dialog }: Props) {
  const issued = incident.papers.filter((paper) => paper.step === step)
  return (
    <>
      {issued.map((paper) => (
        <Issued key={paper.documentId} incident={incident} paper={paper} />
      ))}
      <div className={styles.papers}>
        {(formsOfStep[step] ?? []).map((form) => (
          <FormButtons
            key={form}
            form={form}
            incident={incident}
            step={step}
            dialog={dialog}
            again={issued.some((paper) => paper.form === form && !paper.annulled)}
          />
        ))}
      </div>
    </>
  )
}

function Issued({ incident, paper }: { readonly incident: Incident; readonly paper: IncidentPaper }) {
  const { title, number, date, about, annulled } = paper
  const Icon = annulled ? IconFileX : IconFileCheck
  const named = texts.issued(title, number, formatDate(date), about)
  return (
    <p className={styles.line}>
      <Icon size={16} stroke={1.6} aria-hidden />
      <Link
        to={`${archivePath}?incidentId=${incident.id}&search=${encodeURIComponent(`№ ${number} от ${formatDate(date)}`)}`}
      >
        {annulled ? <s>{named}</s> : named}
      </Link>
      {annulled && <span className={styles.muted}>{texts.annulled}</span>}
    </p>
  )
}

/** Forms that are about one person. */
const personal: ReadonlySet<string> = new Set([
  'accident-severity-request',
  'accident-sfr-notice',
  'accident-act-n1',
  'accident-interim-act-n1s',
  'accident-investigation-act-form-5',
  'accident-materials-letter',
  'accident-consequences-form-10',
])

type FormProps = Props & { readonly form: string; readonly again: boolean }

function FormButtons({ form, incident, step, dialog, again }: FormProps) {
  const outsiders = incident.injured.flatMap(({ employeeId, fullName }, row) =>
    employeeId === null ? [{ row, fullName }] : [],
  )
  const isPersonal = personal.has(form)
  const hasOwn = outsiders.length < incident.injured.length
  const apart = isPersonal ? (formsOfAll.has(form) && hasOwn ? [] : outsiders) : []
  const name = formNames[form] ?? form
  const look = { size: 'xs', variant: again ? 'subtle' : 'light', loading: dialog.fetching === step } as const
  return (
    <>
      {(hasOwn || !isPersonal) && (
        <Button {...look} onClick={() => dialog.open(step, form)}>
          {texts.drawUp(name, again)}
        </Button>
      )}
      {apart.map(({ row, fullName }) => (
        <Button key={row} {...look} onClick={() => dialog.open(step, form, { outsider: row })}>
          {texts.drawUpOf(name, fullName)}
        </Button>
      ))}
    </>
  )
}
