/** Begins the page again for another company: nothing of the last one stays on it. */
export function showCurrentCompany(): void {
  window.location.assign('/notifications')
}
