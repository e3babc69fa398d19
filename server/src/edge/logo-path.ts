/** Where a firm's portal has its logo, as a PNG, for mails: the same for every reader. */
export const logoPath = '/logo.png'
