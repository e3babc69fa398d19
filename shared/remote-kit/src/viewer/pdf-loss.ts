const losses =
  /^Warning: (Unable to decode|getOperatorList|getContentStream|Invalid stream|Empty "(DCT|JPX|JBIG2|CCITTFax)Decode"|loadFont - translateFont|.*ignoring the rest of the image data)/

/** Whether a warning of pdf.js tells of a part of a page that is not drawn: a picture, text, or all of it. */
export const isLoss = (warning: unknown): boolean => typeof warning === 'string' && losses.test(warning)
