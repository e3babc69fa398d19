const contentLossWarningPattern =
  /^Warning: (Unable to decode|getOperatorList|getContentStream|Invalid stream|Empty "(DCT|JPX|JBIG2|CCITTFax)Decode"|loadFont - translateFont|.*ignoring the rest of the image data)/

/** Whether a pdf.js warning means that a page, or a picture or text on a page, is not rendered. */
export const isContentLoss = (warning: unknown): boolean =>
  typeof warning === 'string' && contentLossWarningPattern.test(warning)
