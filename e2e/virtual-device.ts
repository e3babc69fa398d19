import type { Page } from '@playwright/test'

/**
 * Gives a page a device with passkeys, as a phone with a finger on it is: it says yes by itself to whatever a page asks it.
 * @returns how to lose it, with all that it has
 */
export async function giveDevice(page: Page): Promise<() => Promise<void>> {
  const chromium = await page.context().newCDPSession(page)
  await chromium.send('WebAuthn.enable')
  const { authenticatorId } = await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return async () => {
    await chromium.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
  }
}
