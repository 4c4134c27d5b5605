import { expect, test } from 'vitest'
import { nameDevice } from './device.ts'

test('a device is called by its browser and system', () => {
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'
  const said = {
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`]: 'Chrome, Windows',
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} YaBrowser/25.8 Safari/537.36`]:
      'Яндекс Браузер, Windows',
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0`]: 'Edge, Windows',
    [`Mozilla/5.0 (Linux; Android 15; K) ${chrome} Mobile Safari/537.36`]: 'Chrome, Android',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1 Version/18.5 Mobile Safari/604.1':
      'Safari, iPhone',
    'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0': 'Firefox, Linux',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15':
      'Safari, macOS',
    'curl/8.5.0': '',
    '': '',
  }
  for (const [agent, device] of Object.entries(said)) expect(nameDevice(agent)).toBe(device)
})

test('nothing of what a program says of itself is kept but names that are known', () => {
  expect(nameDevice(`<script>Chrome ${'я'.repeat(100_000)}Windows`)).toBe('Chrome')
})
