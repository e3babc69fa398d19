/** Hides the page when the customer leaves it, so that the back/forward cache shows nothing of an ended session. */
export function hidePageOnLeave(check: () => Promise<unknown>): void {
  const { style } = document.documentElement
  const showPage = () => {
    style.visibility = ''
    style.opacity = ''
  }
  addEventListener('pagehide', () => {
    style.visibility = 'hidden'
    style.opacity = '0'
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void check().then(showPage, () => location.reload())
    else showPage()
  })
}
