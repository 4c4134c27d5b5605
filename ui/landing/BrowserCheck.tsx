import { Button } from '@mantine/core'
import { useState } from 'react'
import { browserName } from './browser-name.ts'
import { landingTexts } from './texts.ts'

/** Tells the browser's name and version, which support asks for first. */
export function BrowserCheck() {
  const [name, setName] = useState<string | null>(null)
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setName(browserName(navigator.userAgent))}>
        {landingTexts.footer.browser}
      </Button>
      <span role="status">{name}</span>
    </>
  )
}
