import type { Page } from '@playwright/test'

/** A device with passkeys, as a phone is: who holds it says yes, or has not yet. */
export interface VirtualDevice {
  /** Says yes, from now on, to whatever a page asks. */
  sayYes(isYes?: boolean): Promise<void>
  /** It is gone, with all that it has. */
  lose(): Promise<void>
}

/** Gives a page a device with passkeys, whose holder says yes by itself. */
export async function giveDevice(page: Page): Promise<VirtualDevice> {
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
  return {
    sayYes: (enabled = true) =>
      chromium.send('WebAuthn.setAutomaticPresenceSimulation', {
        authenticatorId,
        enabled,
      }) as Promise<never>,
    lose: () => chromium.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }) as Promise<never>,
  }
}
