import { Button } from '@mantine/core'
import { companies } from '@osh/core/wording/companies.ts'
import { observer } from 'mobx-react-lite'
import { focusField } from '#ui/kit/forms/ErrorSummary.tsx'
import styles from '../Company.module.css'
import type { CompanyFormStore } from '../company-form-store.ts'
import { partOf } from '../company-parts.ts'
import { Part } from '../Part.tsx'
import { companyTexts as texts } from '../texts.ts'
import { TextField } from './TextField.tsx'

type Props = { readonly store: CompanyFormStore }

/** Longest texts that the fields take: one more than the longest code. */
const INN_LENGTH = 13
const OGRN_LENGTH = 16

/** The numbers that registers know the company by, four in a row. */
export const CodeFields = observer(function CodeFields({ store }: Props) {
  return (
    <Part part={partOf.codes}>
      <div className={styles.grid}>
        <InnField store={store} />
        <TextField store={store} field="kpp" description={texts.noKpp} />
        <TextField store={store} field="ogrn" inputMode="numeric" maxLength={OGRN_LENGTH} />
        <TextField store={store} field="okpo" inputMode="numeric" />
        <TextField store={store} field="oktmo" inputMode="numeric" />
        <TextField store={store} field="okved" inputMode="decimal" />
        <TextField store={store} field="okato" inputMode="numeric" />
        <TextField store={store} field="okogu" inputMode="numeric" />
      </div>
    </Part>
  )
})

/** The ИНН, by which a register may know the rest. */
export const InnField = observer(function InnField({ store }: Props) {
  const fill = async () => {
    await store.fillByInn()
    if (store.messages.inn !== undefined) focusField('inn')
  }
  return (
    <div className={styles.whole}>
      <div className={styles.innRow}>
        <TextField store={store} field="inn" inputMode="numeric" maxLength={INN_LENGTH} place={styles.inn} />
        <Button
          variant="default"
          className={styles.fill ?? ''}
          disabled={store.input.inn.trim() === ''}
          loading={store.lookup?.is === 'asking'}
          onClick={() => void fill()}
        >
          {companies.fillByInn}
        </Button>
      </div>
      <LookupWords store={store} />
    </div>
  )
})

/** Speaks what the look-up has come to; it is there before, so that screen readers hear it. */
const LookupWords = observer(function LookupWords({ store: { lookup } }: Props) {
  const refused = lookup?.is === 'refused'
  return (
    <div role="status">
      {lookup?.is === 'filled' && <p className={styles.outcome}>{texts.filled(lookup.count)}</p>}
      {refused && <p className={`${styles.outcome} ${styles.refused}`}>{lookup.said}</p>}
    </div>
  )
})
