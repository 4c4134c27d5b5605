import { nameCompanyShort } from '@osh/core/companies/company.ts'
import { cleanFileName } from '@osh/core/files/file-name.ts'
import { wholeJournal } from '@osh/core/journal/journal-repository.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { packCompany } from '#adapters/documents/company-archive/pack-company.ts'
import { exportReadableJournal, exportVerifiableJournal } from '#adapters/documents/journal/journal-export.ts'
import { companyArchiveCalls } from '#adapters/wire/erasure/personal-data-calls.ts'
import type { Access } from '../../access.ts'
import type { Api } from '../../api.ts'
import { readCompanyDay } from '../../company-day.ts'
import { zipStream } from '../../response/zip-stream.ts'
import { serve } from '../../serve.ts'

const described = {
  download:
    'All that the company owns: a zip of its tables, its journal, issued papers and attached files as they are kept, with the SHA-256 of each',
}

type Needs = { readonly clock: Clock; readonly access: Access }

/** A whole company in one download, while it lasts: access is asked for again before each file. */
export function addCompanyArchiveRoutes(api: Api, { clock, access }: Needs): void {
  serve(api, companyArchiveCalls, described, ({ caller, records }) => ({
    download: async (companyId) => {
      const company = await records.companies.get(companyId)
      if (!company.ok) return company
      const { archive, files, journal, members } = records
      const beside = [
        {
          name: 'Журнал действий.csv',
          bytes: exportReadableJournal(journal, companyId, wholeJournal, await members.list(companyId)),
        },
        { name: 'Журнал действий.jsonl', bytes: exportVerifiableJournal(journal, companyId) },
      ]
      const about = {
        company: company.value.name,
        madeOn: formatDate(await readCompanyDay(records, companyId, clock)),
      }
      const goOn = async (): Promise<void> => {
        if (!(await access.mayStill(caller, companyId, 'download-company'))) throw new Unavailable(404)
      }
      return ok({
        format: 'zip',
        bytes: zipStream(
          packCompany({ companyId, about, archive, files, beside, goOn }),
          new Date(clock.now()),
        ),
        name: `${cleanFileName(`Выгрузка ${nameCompanyShort(company.value)} ${about.madeOn}`)}.zip`,
        latinName: 'company',
      })
    },
  }))
}
