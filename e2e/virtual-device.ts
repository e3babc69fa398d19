import type { Page } from '@playwright/test'

/** A device with passkeys, such as a phone, whose owner has approved or not. */
export interface VirtualDevice {
  /** Approves all further requests. */
  sayYes(isYes?: boolean): Promise<void>
  /** Removes the device with all its passkeys. */
  lose(): Promise<void>
}

/** Adds a device with passkeys to a page, which approves automatically. */
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
