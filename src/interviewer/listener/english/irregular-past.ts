/** Verbs whose past has no "-ed". */
export const irregularPast: ReadonlySet<string> = new Set(
  `was were had did went came got said told took made left felt thought knew found gave kept saw heard ran fell broke
  lost sent met rang wrote stood sat brought bought caught taught fought sought built spent lent bent meant slept swept
  wept crept dealt dreamt learnt burnt smelt spelt held sold paid laid led fed bled bred sped slid hid bit lit drove rode
  rose chose froze spoke stole woke wore tore bore swore drew grew threw flew blew ate drank sang sank rang swam began
  became forgot forgave understood withdrew won hung dug stuck struck shook shot stung swung spun clung flung sprang
  wound lay`.split(/\s+/u),
);
