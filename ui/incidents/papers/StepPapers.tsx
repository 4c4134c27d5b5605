import { Button } from '@mantine/core'
import { listAddresseeKinds } from '@osh/core/incidents/addressees/kinds-of-step.ts'
import type { Incident } from '@osh/core/incidents/incident.ts'
import { formsOfAll, formsToAddressees, isSentTo, listFormsAt } from '@osh/core/incidents/papers-of-file.ts'
import type { PlanStep } from '@osh/core/incidents/plan.ts'
import { deriveIncidentDegree } from '@osh/core/incidents/severity.ts'
import { observer } from 'mobx-react-lite'
import { inCompany } from '#ui/app/session/in-company.ts'
import { May } from '#ui/app/session/May.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { useAddressees } from '../addressees/addressee-store.ts'
import styles from '../Incidents.module.css'
import type { IncidentStore } from '../page/incident-store.ts'
import type { PaperDialog } from '../page/use-paper-dialog.ts'
import { formNames } from './form-names.ts'
import { InjuredButtons } from './InjuredButtons.tsx'
import { IssuedPaper } from './IssuedPaper.tsx'
import { paperTexts as texts } from './texts.ts'

type Props = {
  readonly store: IncidentStore
  readonly incident: Incident
  readonly step: PlanStep
  readonly dialog: PaperDialog
}

/** What was issued from a step, and what can be: for the company's own together, for each outsider and each addressee apart. */
export const StepPapers = observer(function StepPapers(props: Props) {
  const { store, incident, step } = props
  const { okved } = useService(inCompany).company
  const forms = listFormsAt(step.key, {
    degree: deriveIncidentDegree(incident),
    okved,
    hasOrder: incident.commission !== null,
  })
  if (forms.length === 0) return null
  const issued = incident.papers.filter((paper) => paper.step === step.key)
  return (
    <>
      {issued.map((paper) => (
        <IssuedPaper key={paper.documentId} paper={paper} among={{ incidentId: String(incident.id) }} />
      ))}
      <div className={styles.papers}>
        {forms.map((form) => (
          <FormButtons
            key={form}
            form={form}
            again={issued.some((paper) => paper.form === form && !paper.annulled)}
            {...props}
          />
        ))}
        <InjuredButtons store={store} incident={incident} step={step.key} />
      </div>
    </>
  )
})

/** Forms that are about one person. */
const personal: ReadonlySet<string> = new Set([
  'accident-severity-request',
  'accident-sfr-notice',
  'accident-act-n1',
  'accident-act-n1ps',
  'accident-missing-act-form-6',
  'accident-interim-act-n1s',
  'accident-interim-act-n1chs',
  'accident-investigation-act-form-5',
  'accident-materials-letter',
  'accident-consequences-form-10',
  'accident-relatives-notice',
  'accident-victim-notice',
  'accident-explanation-refusal-act',
])

type FormProps = Props & { readonly form: string; readonly again: boolean }

const FormButtons = observer(function FormButtons(props: FormProps) {
  const { form, incident, step, dialog, again } = props
  const outsiders = incident.injured.flatMap(({ employeeId, fullName }, row) =>
    employeeId === null ? [{ row, fullName }] : [],
  )
  const isPersonal = personal.has(form)
  const hasOwn = outsiders.length < incident.injured.length
  const apart = isPersonal ? (formsOfAll.has(form) && hasOwn ? [] : outsiders) : []
  const name = formNames[form] ?? form
  const look = {
    size: 'xs',
    variant: again ? 'subtle' : 'light',
    loading: dialog.fetching === step.key,
  } as const
  return (
    <>
      {(hasOwn || !isPersonal) && (
        <May right="issue-papers">
          <Button {...look} onClick={() => dialog.open(step.key, form, { first: formsOfAll.has(form) })}>
            {texts.drawUp(name, again)}
          </Button>
        </May>
      )}
      {apart.map(({ row, fullName }) => (
        <May key={row} right="issue-papers">
          <Button {...look} onClick={() => dialog.open(step.key, form, { outsider: row })}>
            {texts.drawUpOf(name, fullName)}
          </Button>
        </May>
      ))}
      {formsToAddressees.has(form) && <ToAddressees {...props} />}
    </>
  )
})

/** A letter to each addressee that the company has entered, with name and address filled. */
const ToAddressees = observer(function ToAddressees({ form, step, dialog, incident }: FormProps) {
  const addressees = useAddressees()
  const known = step.addressees.flatMap(listAddresseeKinds).flatMap((kind) => addressees.findOf(kind) ?? [])
  const left = known.filter(({ name }) => !isSentTo(incident, { form, step: step.key }, name))
  const named = formNames[form] ?? form
  const look = { size: 'xs', variant: 'light', loading: dialog.fetching === step.key } as const
  return (
    <May right="issue-papers">
      {left.length > 1 && (
        <Button {...look} onClick={() => dialog.open(step.key, form, { letters: left })}>
          {texts.drawUpAll(named, left.length)}
        </Button>
      )}
      {known.map(({ kind, name }) => (
        <Button key={kind} {...look} onClick={() => dialog.open(step.key, form, { addressee: kind })}>
          {texts.drawUpOf(named, name)}
        </Button>
      ))}
    </May>
  )
})
