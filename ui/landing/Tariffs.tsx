import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { Button, SegmentedControl } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import styles from './Landing.module.css'
import { monthlyFrom, roubles, type Tariff, type Term, tariffs, terms } from './tariffs.ts'
import { landingTexts } from './texts.ts'

export function Tariffs() {
  const [term, setTerm] = useState<Term>(12)
  return (
    <section className={styles.tinted} aria-labelledby="tariffs">
      <div className={styles.band}>
        <div className={styles.tariffsHead}>
          <h2 id="tariffs" className={styles.title}>
            {landingTexts.tariffsTitle}
          </h2>
          <SegmentedControl
            aria-label={landingTexts.term}
            value={String(term)}
            onChange={(picked) => setTerm(terms.find((months) => String(months) === picked) ?? 12)}
            data={terms.map((months) => ({ value: String(months), label: landingTexts.months(months) }))}
          />
        </div>
        <ul className={styles.tariffs}>
          {tariffs.map((tariff) => (
            <li key={tariff.name}>
              <TariffBox tariff={tariff} term={term} />
            </li>
          ))}
        </ul>
        <p className={styles.note}>{landingTexts.tariffsNote}</p>
      </div>
    </section>
  )
}

function TariffBox({ tariff, term }: { readonly tariff: Tariff; readonly term: Term }) {
  const price = tariff.price?.[term] ?? 0
  const forTerm = landingTexts.perTerm(landingTexts.months(term), roubles(monthlyFrom(price, term)))
  return (
    <>
      <h3>{tariff.name}</h3>
      <p className={styles.price}>{roubles(price)}</p>
      <p className={styles.small}>{tariff.price === null ? landingTexts.trialTerm : forTerm}</p>
      <Button
        component={Link}
        to="/Register"
        fullWidth
        variant={tariff.price === null ? 'default' : 'filled'}
        aria-label={`${tariff.price === null ? landingTexts.tryIt : landingTexts.register}, тариф «${tariff.name}»`}
      >
        {tariff.price === null ? landingTexts.tryIt : landingTexts.register}
      </Button>
      <ul className={styles.includes}>
        {tariff.includes.map((line) => (
          <li key={line}>
            <IconCheck size={16} stroke={1.6} aria-hidden />
            {line}
          </li>
        ))}
      </ul>
    </>
  )
}
