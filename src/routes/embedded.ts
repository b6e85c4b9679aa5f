/** What `embed=` may say to mean no. */
const NO = ['0', 'false'];

/** Whether a page is shown inside another: `?embed`, with any value but 0 and false. */
export function isEmbedded({ embed }: Readonly<Record<string, string>>): boolean {
  return embed !== undefined && !NO.includes(embed);
}
