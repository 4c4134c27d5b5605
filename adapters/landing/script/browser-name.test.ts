import { expect, test } from 'vitest'
import { nameBrowser } from './browser-name.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'

test('a browser built on another is called by its own name', () => {
  expect(nameBrowser(`${chrome} Safari/537.36`)).toBe('Google Chrome 142.0.0.0')
  expect(nameBrowser(`${chrome} YaBrowser/25.10.0 Safari/537.36`)).toBe('Яндекс Браузер 25.10.0')
  expect(nameBrowser(`${chrome} Safari/537.36 Edg/142.0.1`)).toBe('Microsoft Edge 142.0.1')
  expect(nameBrowser(`${chrome} Safari/537.36 OPR/120.0`)).toBe('Opera 120.0')
  expect(nameBrowser('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe(
    'Mozilla Firefox 140.0',
  )
  const safari =
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'
  expect(nameBrowser(safari)).toBe('Safari 18.1')
})

test('an unknown browser is not guessed at', () => {
  expect(nameBrowser('curl/8.5.0')).toBe('Браузер не определён')
})
