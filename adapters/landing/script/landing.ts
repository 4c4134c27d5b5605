import '../style/landing.css'
import { nameBrowser } from './browser-name.ts'
import { searchAsTyped } from './search-as-typed.ts'
import { sendRequest } from './send-request.ts'

const browser = document.querySelector<HTMLButtonElement>('[data-browser]')
const name = document.querySelector<HTMLOutputElement>('[data-browser-name]')
if (browser && name) {
  browser.hidden = false
  browser.addEventListener('click', () => {
    name.textContent = nameBrowser(navigator.userAgent)
  })
}
searchAsTyped(document)
sendRequest(document)
