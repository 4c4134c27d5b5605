import { Button } from '@mantine/core'
import type { Invoice } from '@osh/core/billing/invoice.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { formatRoubles, tariffWords, termWords } from '@osh/core/wording/service/tariffs.ts'
import { ports } from '#ui/app/container.ts'
import { useFiles } from '#ui/kit/files/use-files.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from '../AccountSettings.module.css'
import { billingTexts as texts } from './billing-texts.ts'

const formats = ['pdf', 'docx'] as const

type Props = { readonly companyId: CompanyId; readonly invoices: readonly Invoice[] }

/** The company's invoices, each as a file, and whether it is paid. */
export function InvoicesPart({ companyId, invoices }: Props) {
  const desk = useService(ports.billing)
  const { save } = useFiles()
  if (desk === null) return null
  return (
    <section className={styles.part} aria-labelledby="invoices">
      <h2 id="invoices">{texts.invoices}</h2>
      {invoices.length === 0 && <p className={styles.about}>{texts.noInvoices}</p>}
      <ul className={styles.devices}>
        {invoices.map(({ id, date, tariff, months, sum, paid, buyer }) => (
          <li key={id} className={styles.device}>
            <div>
              <strong>{texts.invoice(id, date)}</strong>
              <span className={styles.when}>
                {[`«${tariffWords[tariff]}», ${termWords[months]}`, formatRoubles(sum), buyer.name].join(
                  ' · ',
                )}
              </span>
              <span>{paid ? texts.paid : texts.unpaid}</span>
            </div>
            <div className={styles.buttons}>
              {formats.map((format) => (
                <Button
                  key={format}
                  variant="default"
                  aria-label={`${texts.invoice(id, date)}, .${format}`}
                  onClick={() => void save(() => desk.link(companyId, id, format), `Счёт ${id}.${format}`)}
                >
                  .{format}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
