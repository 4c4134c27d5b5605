import '#ui/kit/form-styles.ts'
import { numberings } from '@osh/core/companies/numbering.ts'
import { timeZones } from '@osh/core/companies/time-zones.ts'
import { numberingWords, timeZoneWords } from '@osh/core/wording/companies.ts'
import { observer } from 'mobx-react-lite'
import { MaskedField } from '#ui/kit/forms/MaskedField.tsx'
import { masks } from '#ui/kit/forms/mask.ts'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import { ActivitiesField } from '../activities/ActivitiesField.tsx'
import styles from '../Company.module.css'
import { REQUEST_BUTTON_ID } from '../CompanyControls.tsx'
import type { CompanyFormStore } from '../company-form-store.ts'
import { otherAddresses } from '../company-input.ts'
import { nameCompanyField, partOf } from '../company-parts.ts'
import { Part } from '../Part.tsx'
import { companyTexts as texts } from '../texts.ts'
import { CodeFields } from './CodeFields.tsx'
import { FieldLabel } from './FieldLabel.tsx'
import { OtherAddressField } from './OtherAddressField.tsx'
import { LongField, TextField } from './TextField.tsx'

type Props = {
  readonly store: CompanyFormStore
  readonly onRequestActivity: () => void
}

const ways = numberings.map((way) => ({ value: way as string, label: numberingWords[way] }))
const zones = timeZones.map((zone) => ({ value: zone as string, label: timeZoneWords[zone] }))

/** The fields of a company; the `id` of each is its name on the wire. */
export const CompanyFields = observer(function CompanyFields({ store, onRequestActivity }: Props) {
  const { input, messages, set } = store
  return (
    <>
      <Part part={partOf.name}>
        <div className={styles.grid}>
          <LongField store={store} field="name" />
          <TextField store={store} field="shortName" place={styles.whole} />
          <TextField store={store} field="formOfOwnership" place={styles.whole} />
        </div>
      </Part>
      <CodeFields store={store} />
      <Part part={partOf.contacts}>
        <div className={styles.grid}>
          <LongField store={store} field="legalAddress" />
          {otherAddresses.map((field) => (
            <OtherAddressField key={field} store={store} field={field} />
          ))}
          <MaskedField
            id="phone"
            type="tel"
            autoComplete="off"
            className={styles.half ?? ''}
            label={<FieldLabel field="phone" />}
            mask={masks.phone}
            value={input.phone}
            error={messages.phone}
            onChange={(phone) => set({ phone })}
          />
          <TextField store={store} field="email" type="email" place={styles.half} />
          <SelectField
            id="timeZone"
            className={styles.half ?? ''}
            label={nameCompanyField('timeZone')}
            searchable={false}
            clearable={false}
            choices={zones}
            value={input.timeZone}
            error={messages.timeZone}
            onChange={(timeZone) => timeZone !== null && set({ timeZone })}
          />
        </div>
      </Part>
      <Part part={partOf.director}>
        <div className={styles.grid}>
          <TextField store={store} field="directorName" place={styles.half} />
          <TextField store={store} field="directorPosition" place={styles.half} />
        </div>
      </Part>
      <Part part={partOf.documents}>
        <SelectField
          id="numbering"
          label={nameCompanyField('numbering')}
          description={texts.numberingHint}
          searchable={false}
          clearable={false}
          choices={ways}
          value={input.numbering}
          error={messages.numbering}
          onChange={(numbering) => numbering !== null && set({ numbering })}
        />
      </Part>
      <Part part={partOf.activities}>
        <ActivitiesField
          id="activities"
          label={<FieldLabel field="activities" />}
          activities={store.activities}
          value={input.activities}
          message={messages.activities}
          onChange={(activities) => set({ activities })}
        />
        <button type="button" id={REQUEST_BUTTON_ID} className={styles.link} onClick={onRequestActivity}>
          {texts.activityRequest.open}
        </button>
      </Part>
    </>
  )
})
