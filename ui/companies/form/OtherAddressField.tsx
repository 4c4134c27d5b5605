import { Checkbox } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import styles from '../Company.module.css'
import type { CompanyFormStore } from '../company-form-store.ts'
import type { OtherAddress } from '../company-input.ts'
import { nameCompanyField } from '../company-parts.ts'
import { companyTexts as texts } from '../texts.ts'
import { LongField } from './TextField.tsx'

type Props = { readonly store: CompanyFormStore; readonly field: OtherAddress }

/** An address that is often the legal one: then it is not typed again. */
export const OtherAddressField = observer(function OtherAddressField({ store, field }: Props) {
  const same = store.same.includes(field)
  return (
    <div className={styles.whole}>
      <LongField store={store} field={field} disabled={same} />
      <Checkbox
        mt={8}
        label={
          <>
            {texts.sameAsLegal}
            <span className="visually-hidden">, {nameCompanyField(field)}</span>
          </>
        }
        checked={same}
        onChange={(event) => store.setSame(field, event.currentTarget.checked)}
      />
    </div>
  )
})
