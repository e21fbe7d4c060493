/** Signs of a program, of which one is enough: a call with a value, a block that opens, a name that is given a value. */
const signs: readonly RegExp[] = [
  /^\s*(?:import|from)\s+[a-z_]+(?:\s+import\s+[\w*, ]+)?\s*$/,
  /^\s*(?:while|for|if|elif|else|def|try|except|class)\b[^.?]*:\s*(?:#.*)?$/,
  /^\s*(?:print|input|OUTPUT|INPUT|PRINT|DECLARE|SELECT|INSERT|return)\s*(?:\(.*\)|["'].*)/,
  /^\s*[A-Za-z_]\w*(?:\[\w+\])?\s*(?:=|\+=|-=|<-)\s*(?:[A-Za-z_][\w.]*\(|["'[\d]|\w+\s*[-+*/]\s*\d|True\b|False\b)/,
  /^\s*(?:end\s?(?:if|while|for|procedure|function)|next\s+\w+)\s*$/i,
  /^\s*(?:ELSE|THEN|DO|REPEAT|BEGIN|END)\s*$/,
  /^\s*(?:FOR|WHILE|IF|ELSEIF|ELSE IF|UNTIL)\s\w.*(?:\bTO\b|\bTHEN\b|\bDO\b|[<>=])/,
];

/** Whether a line of a page is one of a program. */
export const isCode = (line: string): boolean => signs.some((sign) => sign.test(line)) && !/^\s*[a-z]\s*=\s*-?\d+(?:\.\d+)?\s*$/.test(line);
