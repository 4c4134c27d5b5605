/** Of a page that is read on a phone, where a row is a card, and printed. */
export const style = `body{margin:0;background:#f5f7f6;color:#1b211e;font:16px/1.5 system-ui,Arial,sans-serif}
main{max-width:1100px;margin:0 auto;padding:32px;box-sizing:border-box;background:#fff;min-height:100vh}
h1{margin:0 0 12px;font-size:24px;line-height:1.3;overflow-wrap:anywhere}
h2{margin:32px 0 8px;font-size:18px;line-height:1.3}
p{margin:0 0 12px;overflow-wrap:anywhere}
.muted{color:#56615c}
.wide{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:14px}
th,td{padding:6px 8px;border:1px solid #d5ddd9;text-align:left;vertical-align:top;overflow-wrap:break-word;max-width:320px}
th{background:#eef3f0;font-weight:600}
.late{color:#b3261e;font-weight:600}
@media screen and (max-width:620px){main{padding:24px 16px}thead{display:none}table,tbody,tr,td{display:block}tr{padding:8px 0;border-top:1px solid #d5ddd9}td{max-width:none;padding:2px 0;border:0}td:first-child{font-weight:600}td+td::before{content:attr(data-head)': ';color:#56615c;font-weight:400}}
@media print{body,main{background:#fff}main{padding:0;max-width:none}.wide{overflow:visible}thead{display:table-header-group}tr{break-inside:avoid}table{font-size:11px}}`
